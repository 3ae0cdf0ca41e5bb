import { Router } from 'express';

/**
 * Answers GET /openapi.json. It tells nothing about an installation but its address: the product is open source, and whoever
 * writes against it needs no login to read (decision 136). Express adds the ETag.
 */
export const openApiRouter = (document: unknown): Router => {
  const router = Router();
  router.get('/openapi.json', (_req, res) => {
    res.setHeader('Cache-Control', 'public, no-cache');
    res.json(document);
  });
  return router;
};
