import { boundaryOf, HEAD_END, isFileHead, LONGEST_HEAD, MOST_PARTS } from './multipartHeads';

/**
 * The contents of the files of a multipart/form-data body, in their order. Their names and everything else about them are left
 * aside: nothing of that is ever used. What follows a part that is not whole is not read.
 * @param most files that are read
 */
const multipartFiles = (body: Buffer, contentType: string, most: number): Buffer[] => {
  const files: Buffer[] = [];
  const boundary = boundaryOf(contentType);
  if (!boundary) return files;
  const mark = Buffer.from(`--${boundary}`);
  const next = Buffer.from(`\r\n--${boundary}`);
  let start = body.indexOf(mark);
  for (let parts = 0; start >= 0 && parts < MOST_PARTS && files.length < most; parts++) {
    const head = start + mark.length;
    const headEnd = body.indexOf(HEAD_END, head);
    if (headEnd < 0 || headEnd - head > LONGEST_HEAD) return files;
    const end = body.indexOf(next, headEnd);
    if (end < 0) return files;
    if (isFileHead(body.toString('latin1', head, headEnd)))
      files.push(body.subarray(headEnd + HEAD_END.length, end));
    start = end + 2;
  }
  return files;
};

/**
 * The content of the first file of a multipart/form-data body.
 * @returns null when there is no whole file in it
 */
export const multipartFile = (body: Buffer, contentType: string): Buffer | null =>
  multipartFiles(body, contentType, 1)[0] ?? null;
