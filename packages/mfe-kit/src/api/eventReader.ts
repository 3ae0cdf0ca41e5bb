/**
 * Reads server-sent events from the bytes of a stream, however they are cut. Comments and fields other than
 * `data` are passed over.
 * @param onData gets the data of each whole event
 */
export const eventReader = (onData: (data: string) => void): ((bytes: Uint8Array) => void) => {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];

  const readLine = (line: string): void => {
    if (line === '') {
      if (data.length > 0) onData(data.join('\n'));
      data = [];
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line[5] === ' ' ? 6 : 5));
    }
  };

  return (bytes) => {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    lines.forEach(readLine);
  };
};
