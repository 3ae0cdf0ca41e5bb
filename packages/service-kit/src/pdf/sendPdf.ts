import type { Response } from '../request/requestContext';

/** Answers with a PDF as a file to save. */
export const sendPdf = (res: Response, fileName: string, pdf: Buffer): void => {
  res.status(200);
  res.setHeader('Content-Type', 'application/pdf');
  res.setHeader('Content-Length', String(pdf.length));
  res.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.end(pdf);
};
