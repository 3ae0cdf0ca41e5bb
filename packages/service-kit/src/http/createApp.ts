import express, { type Express } from 'express';

/** An Express app of the version the services run on, which does not say what it is. */
export const createApp = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  return app;
};
