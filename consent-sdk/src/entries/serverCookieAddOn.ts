import { keepSignedCookie } from '../server-cookie/keepSignedCookie';

/** Behind the core in the file of a website whose servers read the choice. */
keepSignedCookie(__YINYOM_TOLD__);
