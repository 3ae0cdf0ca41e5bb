import express, { type RequestHandler } from 'express';
import { AppError } from '../AppError';

/** The fields of a form that was sent as multipart; files and repeated fields are not part of any form of ours. */
const fieldsOf = async (body: Buffer, contentType: string): Promise<Record<string, string>> => {
  const malformed = () => new AppError(400, 'malformed_json');
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw malformed();
    });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || fields.has(name)) throw malformed();
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
};

/** Reads a multipart form into the same shape as an urlencoded one. Other content types pass untouched. */
export const multipartForm = (limit: number): RequestHandler[] => [
  express.raw({ limit, type: 'multipart/form-data' }),
  async (req, _res, next) => {
    const body: unknown = req.body;
    if (Buffer.isBuffer(body)) req.body = await fieldsOf(body, req.get('content-type') ?? '');
    next();
  },
];
