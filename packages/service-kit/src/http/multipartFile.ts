const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i;
const DISPOSITION = /^content-disposition:/i;
const FILE_NAME = /\bfilename/i;
const HEAD_END = Buffer.from('\r\n\r\n');
/** Browsers send some hundred bytes before a part. */
const LONGEST_HEAD = 4_096;
/** Such a form has one file and at most a few fields. */
const MOST_PARTS = 20;

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
  for (let parts = 0; start >= 0 && parts < MOST_PARTS; parts++) {
    const head = start + mark.length;
    const headEnd = body.indexOf(HEAD_END, head);
    if (headEnd < 0 || headEnd - head > LONGEST_HEAD) return null;
    const end = body.indexOf(next, headEnd);
    if (end < 0) return null;
    const headers = body.toString('latin1', head, headEnd);
    if (headers.split('\r\n').some((line) => DISPOSITION.test(line) && FILE_NAME.test(line)))
      return body.subarray(headEnd + HEAD_END.length, end);
    start = end + 2;
  }
  return null;
};
