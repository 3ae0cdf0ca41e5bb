// `npm run test:mongodb`: the tests that ask a database, against a real MongoDB server. See docs/operate/mongodb.md.
//   npm run test:mongodb -- consents e2e   these parts alone
//   SOAK=1 npm run test:mongodb -- consents   the primary is lost 40 times
import { checkNode, installWhenNeeded } from '../install.mjs';

checkNode();
installWhenNeeded();
const { testOnMongo } = await import('./testOnMongo.mjs');
process.exit(await testOnMongo(process.argv.slice(2)));
