/// The look of the page: both themes, narrow screens, print.
let pageStyle: StaticString = """
  :root{--text:#1b1f24;--soft:#4f5762;--page:#fff;--card:#f5f7f9;\
  --line:#d0d7de;--link:#0550ae}
  @media (prefers-color-scheme:dark){:root{--text:#e8ebee;--soft:#b3bcc6;--page:#14171b;\
  --card:#1e2329;--line:#3b434c;--link:#79b8ff}}
  *{box-sizing:border-box}
  body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
  header,main,footer{max-width:84rem;margin:0 auto;padding:0 1rem}
  header{padding-top:1.5rem}
  h1{font-size:1.8rem;line-height:1.2;margin:0}
  h2{font-size:1.3rem;line-height:1.3;margin:2.5rem 0 .5rem;padding-top:.5rem;\
  border-top:1px solid var(--line)}
  p{margin:.5rem 0;max-width:46rem}
  header p,footer p{color:var(--soft)}
  a{color:var(--link)}
  a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,\
  .frame:focus-visible{outline:3px solid var(--link);outline-offset:2px}
  .skip{position:absolute;left:-100rem;background:var(--page);padding:.5rem 1rem}
  .skip:focus{left:0;top:0;z-index:9}
  code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;\
  overflow-wrap:anywhere}
  .w code{overflow-wrap:normal}
  .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.75rem;\
  list-style:none;padding:0;margin:1.25rem 0}
  .tiles li{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:1rem}
  .tiles strong{display:block;font-size:1.9rem;line-height:1.2}
  .tiles span{color:var(--soft)}
  nav ol{columns:3 14rem;padding-left:1.5rem}
  figure{display:inline-block;vertical-align:top;max-width:100%;margin:1rem 2rem 0 0;
    overflow-x:auto}
  figure svg{max-width:100%;height:auto;display:block}
  summary{cursor:pointer;color:var(--link)}
  figcaption{color:var(--soft);font-size:.875em}
  .frame{overflow:auto;max-height:75vh;margin:.75rem 0;border:1px solid var(--line);\
  border-radius:8px}
  table{border-collapse:collapse;width:100%;font-size:.9rem}
  caption{text-align:left;padding:.5rem .75rem;color:var(--soft)}
  th,td{text-align:left;vertical-align:top;padding:.35rem .75rem;border-top:1px solid var(--line);\
  min-width:6rem;max-width:32rem}
  th.n,td.n{min-width:4.5rem}
  td:first-child:not(.w),td:last-child:not(.n){min-width:11rem}
  td.c{min-width:15rem}
  thead th{position:sticky;top:0;background:var(--card);white-space:nowrap}
  [data-filter] td:nth-child(-n+4){font:.8rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,\
  monospace;overflow-wrap:anywhere}
  [data-filter] th,[data-filter] td,[data-filter] td:last-child{min-width:5rem}
  [data-filter] td:first-child{min-width:18rem}
  [data-filter] td:nth-child(2){min-width:16.5rem}
  [data-filter] td:nth-child(3){min-width:10rem}
  [data-filter] td:nth-child(4){min-width:14rem}
  [data-filter] td:nth-child(6){min-width:8rem;overflow-wrap:anywhere}
  .n{text-align:right;font-variant-numeric:tabular-nums}
  th button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}
  th button:focus-visible{outline:3px solid var(--link)}
  th[aria-sort=ascending] button::after{content:" \\25B2"}
  th[aria-sort=descending] button::after{content:" \\25BC"}
  .filter{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:.75rem 0}
  .filter label{display:grid;font-size:.875rem;color:var(--soft)}
  .filter input,.filter select{font:inherit;color:var(--text);background:var(--page);\
  border:1px solid var(--soft);border-radius:6px;padding:.3rem .5rem;height:2.25rem;max-width:100%}
  footer{padding-bottom:2rem;font-size:.875rem}
  @media (max-width:40rem){table{font-size:.82rem}th,td{padding:.3rem .5rem}\
  table:not([data-filter]) td:not(.n):not(:first-child){min-width:10rem}\
  .w code{overflow-wrap:anywhere}\
  table:not([data-filter]) th:first-child,table:not([data-filter]) td:first-child{\
  position:sticky;left:0;background:var(--page);\
  min-width:9.5rem;max-width:9.5rem;border-right:1px solid var(--line)}\
  table:not([data-filter]) thead th:first-child{z-index:1;background:var(--card)}\
  .tiles{grid-template-columns:1fr 1fr}.tiles strong{font-size:1.4rem}.tiles li{padding:.7rem}}
  @media print{nav,.skip,.filter{display:none}.frame{max-height:none;overflow:visible;border:0}\
  body{font-size:12px}h1{font-size:20px}h2{font-size:15px;margin-top:1.5rem}table{font-size:10px}\
  th,td,td.c,td:first-child:not(.w),td:last-child:not(.n),\
  [data-filter] td:nth-child(n){min-width:0}\
  th,td{padding:.15rem .4rem;line-height:1.3}code{line-height:1.3}\
  thead th:nth-child(n),table:not([data-filter]) td:first-child{position:static}\
  tr,figure{break-inside:avoid}h2{break-after:avoid}}
  """
