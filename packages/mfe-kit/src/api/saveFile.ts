/** Offers a file that a call answered (a Blob) to the user under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
