import type { Lang } from '@yinyom/contracts/constants';
import { languageName } from '@yinyom/texts/sentences/languageName';
import { missingTexts } from '@yinyom/contracts/websites/missingTexts';
import type { DesignInput } from '@yinyom/contracts/websites/templateDesign';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import { AppError, invalidField, type FieldProblem } from '@yinyom/service-kit/AppError';
import type { Finding } from '@yinyom/notice/lint/LintInput';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import { uploadedHash } from '../font/fontAddress';
import type { FontStore } from '../font/font.store';
import type { PrivacyFileStore } from '../privacy-file/privacyFile.store';

const failWith = (errors: FieldProblem[], code: 'validation_failed' | 'lint_failed'): void => {
  if (errors.length > 0) throw new AppError(422, code, { errors });
};

const named = (language: Lang | undefined, reader: Lang) =>
  language && { values: { language: languageName(language, reader) } };

/**
 * What must be filled to publish (specification §5), every gap at once. Texts of languages that the website does
 * not use may have gaps.
 */
export const gapsIn = (
  required: readonly Lang[],
  { design, languages }: { design: DesignInput; languages: TemplateLanguages },
) => {
  const absent = required.filter((language) => !languages[language]);
  const used: TemplateLanguages = Object.fromEntries(
    required.flatMap((language) => (languages[language] ? [[language, languages[language]]] : [])),
  );
  return [
    ...absent.map((language) => ({
      field: `languages.${language}`,
      code: 'template_language_missing' as const,
      language,
    })),
    ...missingTexts(design, used),
  ];
};

/** @throws AppError 422 for what must be filled to publish */
export const checkComplete = (
  required: readonly Lang[],
  content: { design: DesignInput; languages: TemplateLanguages },
  reader: Lang,
): void =>
  failWith(
    gapsIn(required, content).map(({ field, code, language }) => ({
      field,
      code,
      ...named(language, reader),
    })),
    'validation_failed',
  );

/** A font that nobody uploaded, or that is gone, cannot be shown. @throws AppError 422 */
export const checkUploadedFont = async (
  fonts: FontStore,
  { _id, site_key }: Pick<ApplicationRecord, '_id' | 'site_key'>,
  url: string,
): Promise<void> => {
  const sha256 = uploadedHash(url, site_key);
  if (sha256 && !(await fonts.has(String(_id), sha256)))
    throw invalidField('design.font.url', 'font_unknown');
};

/** A file of another website, or none at all, cannot be a privacy notice. @throws AppError 422 */
export const checkPrivacyFiles = async (
  files: PrivacyFileStore,
  applicationId: string,
  languages: TemplateLanguages,
): Promise<void> => {
  const errors: FieldProblem[] = [];
  for (const [language, texts] of Object.entries(languages)) {
    const fileId = texts.privacy.file_id;
    if (!fileId || (await files.belongs(fileId, applicationId))) continue;
    errors.push({ field: `languages.${language}.privacy.file_id`, code: 'privacy_file_unknown' });
  }
  failWith(errors, 'validation_failed');
};

/** @throws AppError 422 lint_failed with one entry per error */
export const checkLawful = (findings: readonly Finding[], reader: Lang): void =>
  failWith(
    findings
      .filter(({ severity }) => severity === 'error')
      .map(({ code, field = '', language }) => ({ field, code, ...named(language, reader) })),
    'lint_failed',
  );
