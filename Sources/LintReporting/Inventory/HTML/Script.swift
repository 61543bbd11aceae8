/// What the page does beyond being read: sorting by a column, and filtering the findings.
let pageScript: StaticString = """
  (()=>{"use strict";
  const value=c=>c.dataset.order??c.textContent.trim();
  const number=t=>/^[+\\-±]?[\\d,.]+( %)?$/.test(t)?parseFloat(t.replace(/[±,% ]/g,"")):NaN;
  const words=new Intl.Collator("en",{numeric:true});
  const compare=(a,b)=>{const x=number(a),y=number(b);
  return Number.isNaN(x)||Number.isNaN(y)?words.compare(a,b):x-y};
  for(const table of document.querySelectorAll("table[data-sort]")){
  const body=table.tBodies[0];
  [...table.tHead.rows[0].cells].forEach((head,column)=>{
  const button=document.createElement("button");button.type="button";
  button.append(...head.childNodes);head.append(button);
  button.addEventListener("click",()=>{
  const down=head.getAttribute("aria-sort")==="ascending";
  for(const other of head.parentNode.cells)other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort",down?"descending":"ascending");
  const rows=[...body.rows].map(row=>[value(row.cells[column]),row]);
  rows.sort((a,b)=>compare(a[0],b[0])*(down?-1:1));
  body.append(...rows.map(pair=>pair[1]))})})}
  for(const table of document.querySelectorAll("table[data-filter]")){
  const rows=[...table.tBodies[0].rows],heads=[...table.tHead.rows[0].cells];
  const texts=rows.map(row=>row.textContent.toLowerCase());
  const bar=document.createElement("form");bar.className="filter";
  bar.setAttribute("aria-label","Filter the findings");
  bar.addEventListener("submit",event=>event.preventDefault());
  const field=(name,input)=>{const label=document.createElement("label");
  label.append(name,input);bar.append(label);return input};
  const search=field("words",document.createElement("input"));search.type="search";
  const choices=["rule","tier","module"].map(name=>{
  const column=heads.findIndex(head=>head.textContent===name);
  const select=field(name,document.createElement("select"));
  const names=[...new Set(rows.map(row=>row.cells[column].textContent))].sort();
  select.append(new Option("all",""),...names.map(text=>new Option(text,text)));
  return{column,select}});
  const count=document.createElement("output");bar.append(count);
  const apply=()=>{const sought=search.value.toLowerCase();let shown=0;
  rows.forEach((row,index)=>{
  row.hidden=!(texts[index].includes(sought)&&choices.every(({column,select})=>
  !select.value||row.cells[column].textContent===select.value));
  if(!row.hidden)shown++});
  const grouped=number=>number.toLocaleString("en");
  count.textContent=grouped(shown)+" of "+grouped(rows.length)};
  bar.addEventListener("input",apply);apply();
  table.closest(".frame").before(bar)}
  })();
  """
