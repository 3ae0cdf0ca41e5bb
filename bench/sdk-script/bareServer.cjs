// The yardstick: Express with one route that answers prepared bytes from memory. Prints its port.
const { readFileSync } = require('node:fs');
const express = require('express');

const body = readFileSync(process.argv[2]);
const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.get('/script.js', (_req, res) => {
  res.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  res.setHeader('Content-Encoding', 'br');
  res.setHeader('Cache-Control', 'public, max-age=300');
  res.setHeader('Content-Length', body.length);
  res.end(body);
});
const server = app.listen(0, '127.0.0.1', () => console.log(server.address().port));
