/** A form with one file, as browsers send it. */
export const multipart = (field: string, bytes: Buffer, filename = 'file') => {
  const head =
    `--boundary-of-a-test\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\n` +
    'Content-Type: application/octet-stream\r\n\r\n';
  return {
    raw: new Uint8Array(
      Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--boundary-of-a-test--\r\n')]),
    ),
    headers: { 'content-type': 'multipart/form-data; boundary=boundary-of-a-test' },
  };
};
