import { makePartToken } from '@yinyom/contracts/release/partCalls';
import { api, contractMutation, getSession, store } from '@yinyom/mfe-kit';

/** A token is renewed when so little of its time is left (milliseconds). */
const EARLY_MS = 60_000;

const tokenApi = api.injectEndpoints({
  endpoints: (build) => ({ makePartToken: contractMutation(build, makePartToken) }),
});

interface Kept {
  /** Of whom the token is: another user of the same page gets another one. */
  user: string | undefined;
  until: number;
  token: Promise<string>;
}

type OwnToken = (again: boolean) => Promise<string>;
let own: OwnToken | undefined;

/**
 * The token of a part for its own calls, made when the first of them is sent. It is kept in this closure, in the code of the part: no
 * property of the page leads to it. The build of a remote that declares its calls writes this into them.
 * Every module of the contract asks for it; the copy of this module in a part has one.
 * @param hash what the running code knows its build by
 * @returns `again`: the platform has refused the token that is kept
 */
export const partToken = (part: string, hash: string): OwnToken => (own ??= createToken(part, hash));

const createToken = (part: string, hash: string): OwnToken => {
  let kept: Kept | undefined;

  const make = async (mine: Kept): Promise<string> => {
    const asked = store.dispatch(
      tokenApi.endpoints.makePartToken.initiate({ body: { part, hash }, quiet: true }, { track: false }),
    );
    const { token, expires_at } = await asked.unwrap();
    mine.until = Date.parse(expires_at) - EARLY_MS;
    return token;
  };

  return (again) => {
    const user = getSession().user?.id;
    if (kept && !again && kept.user === user && kept.until > Date.now()) return kept.token;
    const mine: Kept = { user, until: Infinity, token: Promise.resolve('') };
    mine.token = make(mine);
    kept = mine;
    // The next call asks again.
    mine.token.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.token;
  };
};
