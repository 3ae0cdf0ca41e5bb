import { allowedSetCookies, consentMiddleware } from '@yinyom/server';
import express from 'express';
import { keepScript } from './keepScript.js';

const { PORT, YINYOM_SERVER, YINYOM_SITE_KEY, YINYOM_SECRET } = process.env;
const script = keepScript(`${YINYOM_SERVER}/sdk/v1/${YINYOM_SITE_KEY}`);
const HELD = { 3: ['_ga*'], 4: ['_fbp'] };

const app = express();
app.use(consentMiddleware({ siteKey: YINYOM_SITE_KEY, secret: YINYOM_SECRET }));
app.get('/', async (request, response) => {
  const { consent } = request;
  const cookies = ['session=1; Path=/', '_ga_1=1; Path=/', '_fbp=1; Path=/'];
  response.append('Set-Cookie', allowedSetCookies(cookies, consent, HELD)).vary('Cookie');
  response.send(`<!doctype html>
<html lang="th">
<head>${await script()}<title>Sample</title></head>
<body>
${consent?.[3] ? '<p>statistics let through</p>' : ''}
${consent?.[4] ? '<p>marketing let through</p>' : ''}
</body>
</html>`);
});
app.listen(PORT);
