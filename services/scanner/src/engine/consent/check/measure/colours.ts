type Rgb = [number, number, number];
type Layer = [...Rgb, number];

/** Runs in a page: how well the words of an element can be read. @param parentOf the element around one, through shadow roots */
export const colours = (parentOf: (element: Element) => Element | null) => {
  /** Red, green and blue from 0 to 255, and opacity; null for what is no colour. */
  const parse = (text: string): Layer | null => {
    const parts = /^rgba?\(([^)]+)\)$/
      .exec(text)?.[1]
      ?.split(/[\s,/]+/)
      .map(Number);
    return parts && parts.length >= 3 ? [parts[0]!, parts[1]!, parts[2]!, parts[3] ?? 1] : null;
  };
  const over = ([r, g, b, a]: Layer, [lr, lg, lb]: Rgb): Rgb => [
    r * a + lr * (1 - a),
    g * a + lg * (1 - a),
    b * a + lb * (1 - a),
  ];
  /** Relative luminance as WCAG 2 defines it. */
  const luminance = (rgb: Rgb) => {
    const [r, g, b] = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as Rgb;
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  /** Contrast ratio of a colour on a ground, 1 to 21. */
  const contrast = (ink: Layer, ground: Rgb): number => {
    const [light, dark] = [luminance(over(ink, ground)), luminance(ground)].sort((a, b) => b - a) as [
      number,
      number,
    ];
    return (light + 0.05) / (dark + 0.05);
  };
  /** What an element's words stand on; null where a picture does, or nothing opaque. */
  const groundOf = (element: Element): Rgb | null => {
    const layers: Layer[] = [];
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return null;
      const own = parse(backgroundColor);
      if (!own) return null;
      if (own[3] === 0) continue;
      layers.push(own);
      if (own[3] === 1) break;
    }
    return layers.reduceRight<Rgb>((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const contrastOf = (element: Element): number | null => {
    const ground = groundOf(element);
    const ink = parse(getComputedStyle(element).color);
    return ground && ink ? contrast(ink, ground) : null;
  };
  return { parse, contrast, contrastOf };
};
