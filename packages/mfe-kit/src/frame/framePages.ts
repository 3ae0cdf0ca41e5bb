const pages = new Set<string>();

/**
 * Says that a text is a page for a frame of the console (`srcdoc`): the browser takes no others.
 * @returns the text
 */
export const framePage = (html: string): string => {
  pages.add(html);
  return html;
};

export const isFramePage = (html: string): boolean => pages.has(html);
