import type { Lang } from '@yinyom/contracts/constants';
import { ANSWER_FILE_OPEN_MINUTES } from '@yinyom/contracts/requests/requestFile';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { OpenedAnswer } from './answer.service';

/**
 * The files of an answer, each with a button that downloads it without a script.
 * @param path of the page of the answer
 */
export const answerFileList = (
  { files, expiresAt, ticket }: Pick<OpenedAnswer, 'files' | 'expiresAt' | 'ticket'>,
  lang: Lang,
  path: string,
): Html | false => {
  const words = REQUESTS_WORDS[lang].answer_page;
  const date = documentDates(lang).time(expiresAt.toISOString());
  return (
    files.length > 0 &&
    html`<h2>${words.files}</h2>
      <p class="hint">${fillText(words.files_hint, { date, minutes: String(ANSWER_FILE_OPEN_MINUTES) })}</p>
      ${files.map(
        ({ id, type, bytes, sha256 }, at) =>
          html`<form method="post" action="${path}/files/${id}?lang=${lang}">
            <input type="hidden" name="ticket" value="${ticket}" />
            <p id="file-${at}">
              ${fillText(words.file, {
                number: String(at + 1),
                type: type.toUpperCase(),
                size: String(Math.ceil(bytes / 1024)),
              })}
            </p>
            <p class="hint">SHA-256 ${sha256}</p>
            <button class="second" aria-describedby="file-${at}">${words.download}</button>
          </form>`,
      )}`
  );
};
