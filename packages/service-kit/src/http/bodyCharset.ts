const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/gi;

/** Whether a body is in UTF-8, the only encoding that a filter in front surely understands, too, or does not say. */
export const isUtf8 = (contentType: string | undefined): boolean =>
  [...(contentType ?? '').matchAll(CHARSET)].every(([, charset = '']) => charset.toLowerCase() === 'utf-8');
