import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { getPublicRequestForm } from '@yinyom/contracts/requests/publicRequest';

/** What the platform says about the form. */
export type RequestForm = AnswerOf<typeof getPublicRequestForm>;

/** What is drawn and what it talks to. */
export interface Scene {
  form: RequestForm;
  /** Address of the calls. */
  calls: string;
  heading(text: string | undefined): HTMLElement;
  /** Shows a step in place of the one before, and leads the keyboard to it. */
  show(...step: (Node | string)[]): void;
}

interface Refused {
  code?: string;
  message?: string;
  errors?: { field: string; code: string; message: string }[];
}

/** A call that was refused, with what the platform says about it. */
export class RefusedCall extends Error {
  /** Declared, so that the build writes no definition of a field. */
  declare readonly answer: Refused;
  constructor(answer: Refused) {
    super(answer.code);
    this.answer = answer;
  }
}

/** Sends to the platform. JSON goes as text, and files as a form: browsers ask nothing before either. @throws RefusedCall */
export const send = async <Answer>(
  { calls, form }: Scene,
  path: string,
  body: object | FormData,
): Promise<Answer> => {
  const answer = await fetch(calls + path, {
    method: 'POST',
    headers: { 'Accept-Language': form.language },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
  const said = (await answer.json().catch(() => ({}))) as Answer & Refused;
  if (!answer.ok) throw new RefusedCall(said);
  return said;
};

/** Sends a form when it is submitted; until that is settled another press sends nothing. The button stays enabled, so it keeps the focus. */
export const onSubmit = (node: HTMLFormElement, submit: () => Promise<unknown>): void => {
  let isBusy = false;
  const settle = (busy: boolean) => node.setAttribute('aria-busy', String((isBusy = busy)));
  node.onsubmit = (event) => {
    event.preventDefault();
    if (isBusy) return;
    settle(true);
    void submit().finally(() => settle(false));
  };
};
