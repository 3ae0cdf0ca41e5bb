import type { RequestHandler } from 'express';
import { AppError } from '@yinyom/service-kit/AppError';
import { sendError } from '@yinyom/service-kit/http/errorHandler';

/** Answers 503 when a call takes longer than `milliseconds` to begin its answer (API conventions "Time-outs"). */
export const timeLimit =
  (milliseconds: number): RequestHandler =>
  (_req, res, next) => {
    const timer = setTimeout(() => {
      if (!res.headersSent) sendError(res, new AppError(503, 'timeout', { retryAfterSeconds: 5 }));
    }, milliseconds);
    res.on('close', () => clearTimeout(timer));
    next();
  };
