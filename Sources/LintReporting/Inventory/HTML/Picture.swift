/// A drawing with a title and a description for whoever cannot see it.
func pictureView(
  id: String, title: String, description: String, size: (width: Int, height: Int),
  drawing: [Markup]
) -> Markup {
  let image = Markup.element(
    "svg",
    [
      "role": "img", "aria-labelledby": "\(id)-title \(id)-desc",
      "viewBox": "0 0 \(size.width) \(size.height)", "width": "\(size.width)",
      "height": "\(size.height)", "font-family": "system-ui, sans-serif", "font-size": "13",
    ],
    [
      .element("title", ["id": "\(id)-title"], .words(title)),
      .element("desc", ["id": "\(id)-desc"], .words(description)),
    ] + drawing)
  return .element(
    "figure", [:], image, .element("figcaption", [:], .words(title)))
}

/// Text in a drawing, in the colour of the page's text.
func textView(_ text: String, x: Int, y: Int, anchor: String) -> Markup {
  .element(
    "text", ["x": "\(x)", "y": "\(y)", "text-anchor": anchor, "fill": "currentColor"],
    .words(text))
}

/// A line in a drawing.
func lineView(from start: (x: Int, y: Int), to end: (x: Int, y: Int), width: String) -> Markup {
  .element(
    "line",
    [
      "x1": "\(start.x)", "y1": "\(start.y)", "x2": "\(end.x)", "y2": "\(end.y)",
      "stroke": "currentColor", "stroke-width": width,
    ])
}
