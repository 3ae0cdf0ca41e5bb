import type { ServerResponse } from 'node:http';

/** Answers with JSON as `res.json` does, without what only answers need that a browser may keep (ETag, 304). */
export const sendJson = (res: ServerResponse, status: number, value: unknown): void => {
  const text = JSON.stringify(value);
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
};
