import { YinyomError } from './YinyomError';

/** The failure that an answer tells; one that is none of the platform's own, such as a proxy's, has the code `unknown`. */
export const errorOf = async (answer: Response): Promise<YinyomError> => {
  const text = await answer.text();
  try {
    const { code, message, request_id, errors, confirmation } = JSON.parse(text);
    if (typeof code === 'string')
      return new YinyomError(answer.status, code, message, request_id, errors, confirmation);
  } catch {
    // No JSON.
  }
  return new YinyomError(answer.status, 'unknown', `The platform answered ${answer.status}`, '');
};
