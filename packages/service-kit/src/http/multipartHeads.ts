const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i;
const DISPOSITION = /^content-disposition:/i;
const FILE_NAME = /\bfilename/i;

/** Ends the lines before the content of a part. */
export const HEAD_END = Buffer.from('\r\n\r\n');
/** What follows the last mark. */
export const LAST = Buffer.from('--');
/** Browsers send some hundred bytes before a part. */
export const LONGEST_HEAD = 4_096;
/** Such a form has a few files and at most a few fields. */
export const MOST_PARTS = 20;

/** What is between the parts of a body of multipart/form-data. */
export const boundaryOf = (contentType: string): string | undefined => {
  const match = BOUNDARY.exec(contentType);
  return match?.[1] ?? match?.[2];
};

/** Whether the lines before a part say that it is a file. */
export const isFileHead = (head: string): boolean =>
  head.split('\r\n').some((line) => DISPOSITION.test(line) && FILE_NAME.test(line));
