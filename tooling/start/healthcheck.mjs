// The HEALTHCHECK of the image: ends with 0 when the process of this container's role answers. It reads what that one reads.
import { serviceNames } from '../workspaces.cjs';

const { YINYOM_ROLE = 'all', PORT, SERVICE_PORT } = process.env;
// Services listen at SERVICE_PORT; all others that listen are the gateway, at PORT.
const port = serviceNames().includes(YINYOM_ROLE) ? SERVICE_PORT || 4100 : PORT || 4000;
try {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  process.exit(answer.ok ? 0 : 1);
} catch {
  process.exit(1);
}
