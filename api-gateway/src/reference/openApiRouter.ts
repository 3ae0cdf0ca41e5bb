import { Router } from 'express';

/** What describes the API for tools, by the name of its file. */
type Described = Readonly<Record<string, () => object>>;

/**
 * Answers GET /openapi.json, /openapi/{group}.json and /collection.json. They state nothing about an installation but its address: the product is open
 * source, and a developer who writes against it needs no login to read (decision 136). Express adds the ETag.
 * @param described makes each file; called once, by the first request: the document takes a tenth of the gateway's start
 */
export const openApiRouter = (described: Described): Router => {
  const router = Router();
  for (const [file, describe] of Object.entries(described)) {
    let made: object | undefined;
    router.get(`/${file}`, (_req, res) => {
      res.setHeader('Cache-Control', 'public, no-cache');
      res.json((made ??= describe()));
    });
  }
  return router;
};
