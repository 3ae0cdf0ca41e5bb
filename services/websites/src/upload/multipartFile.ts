const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i;
const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * The content of the first file of a multipart/form-data body. Its name and everything else about it is left
 * aside: nothing of that is ever used.
 * @returns null when there is no whole file in it
 */
export const multipartFile = (body: Buffer, contentType: string): Buffer | null => {
  const match = BOUNDARY.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (!boundary) return null;
  const mark = Buffer.from(`--${boundary}`);
  const next = Buffer.from(`\r\n--${boundary}`);
  let start = body.indexOf(mark);
  while (start >= 0) {
    const head = start + mark.length;
    const headEnd = body.indexOf(HEAD_END, head);
    if (headEnd < 0) return null;
    const end = body.indexOf(next, headEnd);
    if (end < 0) return null;
    const headers = body.toString('latin1', head, headEnd);
    if (/content-disposition:[^\r\n]*\bfilename/i.test(headers))
      return body.subarray(headEnd + HEAD_END.length, end);
    start = end + 2;
  }
  return null;
};
