import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { MongoError } from '../errors/mongoError';

const ITERATIONS = 15_000;

/** What the server keeps of the one user: enough to check a proof, not the password. */
export interface Credentials {
  user: string;
  salt: Buffer;
  storedKey: Buffer;
  serverKey: Buffer;
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export function makeCredentials(user: string, password: string): Credentials {
  const salt = randomBytes(28);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  return {
    user,
    salt,
    storedKey: createHash('sha256').update(hmac(salted, 'Client Key')).digest(),
    serverKey: hmac(salted, 'Server Key'),
  };
}

const failed = () => new MongoError('AuthenticationFailed', 'Authentication failed.');

/** One conversation of SCRAM-SHA-256. */
export class ScramConversation {
  private firstBare = '';
  private serverFirst = '';
  private nonce = '';

  constructor(private readonly credentials: Credentials) {}

  /** Answers the first message of the client. */
  start(payload: string): string {
    const match = /^n,[^,]*,(n=([^,]*),r=([\x21-\x2b\x2d-\x7e]{8,}))$/.exec(payload);
    if (!match || match[2] !== this.credentials.user) throw failed();
    this.firstBare = match[1]!;
    this.nonce = match[3]! + randomBytes(24).toString('base64');
    this.serverFirst = `r=${this.nonce},s=${this.credentials.salt.toString('base64')},i=${ITERATIONS}`;
    return this.serverFirst;
  }

  /** Checks the proof of the client and gives that of the server. */
  finish(payload: string): string {
    const match = /^(c=biws,r=([^,]+)),p=([^,]+)$/.exec(payload);
    if (!match || match[2] !== this.nonce) throw failed();
    const { storedKey, serverKey } = this.credentials;
    const message = `${this.firstBare},${this.serverFirst},${match[1]}`;
    const signature = hmac(storedKey, message);
    const proof = Buffer.from(match[3]!, 'base64');
    if (proof.length !== signature.length) throw failed();
    const clientKey = Buffer.from(proof.map((byte, i) => byte ^ signature[i]!));
    if (!timingSafeEqual(createHash('sha256').update(clientKey).digest(), storedKey)) throw failed();
    return `v=${hmac(serverKey, message).toString('base64')}`;
  }
}
