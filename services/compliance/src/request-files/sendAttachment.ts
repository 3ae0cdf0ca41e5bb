import type { Response } from 'express';

/** Sends a file that browsers save and never show: nothing in it runs in a page of the platform. */
export const sendAttachment = (res: Response, name: string, bytes: Buffer): void => {
  res.status(200);
  res.setHeader('Content-Type', 'application/octet-stream');
  res.setHeader('Content-Length', String(bytes.length));
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  res.end(bytes);
};
