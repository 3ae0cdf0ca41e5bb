/** One whole event of a stream. */
export interface StreamedEvent {
  data: string;
  /** What kind it is, where the stream says so. */
  event?: string;
  /** Where the stream goes on after it, where it says so. */
  id?: string;
}

/**
 * Reads server-sent events from the bytes of a stream, however they are cut. Comments and fields that are not of
 * `StreamedEvent` are passed over.
 * @param onEvent gets each whole event that has data
 */
export const eventReader = (onEvent: (event: StreamedEvent) => void): ((bytes: Uint8Array) => void) => {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  let about: Omit<StreamedEvent, 'data'> = {};

  const readLine = (line: string): void => {
    if (line === '') {
      if (data.length > 0) onEvent({ ...about, data: data.join('\n') });
      data = [];
      about = {};
    }
    const [, field, value = ''] = /^(data|event|id): ?(.*)$/s.exec(line) ?? [];
    if (field === 'data') data.push(value);
    else if (field) about = { ...about, [field]: value };
  };

  return (bytes) => {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    lines.forEach(readLine);
  };
};
