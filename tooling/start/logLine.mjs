/** Whether the log is one object per line, which is what it is unless its operator reads it himself. */
const isJson = () => process.env.LOG_FORMAT !== 'pretty';

/** A line of the log in the form that the programs write their own in. */
export const logLine = (level, service, msg, fields = {}) => {
  const time = new Date().toISOString();
  return isJson()
    ? JSON.stringify({ level, time, service, ...fields, msg })
    : `${time} ${level} ${service} ${msg}`;
};

/** What a program printed: lines of its log as they are; anything else becomes such a line. */
export const lineOf = (name, text) => {
  if (!isJson() || /^\{.*\}$/.test(text)) return text;
  return logLine('info', name, text);
};
