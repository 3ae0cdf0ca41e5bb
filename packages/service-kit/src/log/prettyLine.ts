interface Line {
  time?: string;
  level?: string;
  service?: string;
  msg?: string;
  err?: { stack?: string };
}

/** A line of the log as people read it; what is no line of ours stays as it is. */
export const prettyLine = (text: string): string => {
  let line: Line;
  try {
    line = JSON.parse(text) as Line;
  } catch {
    return text;
  }
  const { time = '', level = '', service = '', msg = '', err, ...rest } = line;
  const facts = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const head = [time.slice(11, 23), level.toUpperCase().padEnd(5), service, msg, ...facts];
  return `${head.filter(Boolean).join(' ')}\n${err?.stack ? `${err.stack}\n` : ''}`;
};
