export const PDF = Buffer.from('%PDF-1.7\nthe identity card of Malee\n%%EOF');
export const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
export const JPG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

/** A form with some files, as browsers send it. */
export const bodyOf = (files: readonly Buffer[]): FormData => {
  const data = new FormData();
  for (const file of files) data.append('files', new Blob([new Uint8Array(file)]), 'บัตรประชาชน.pdf');
  return data;
};
