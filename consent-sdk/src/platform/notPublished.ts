/** What a website's maker reads in the browser's console where visitors get nothing. */
export const NOT_PUBLISHED =
  'Yinyom: no banner is published for this website; what needs consent stays blocked.';
