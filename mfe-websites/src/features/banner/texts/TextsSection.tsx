import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { PreviewView } from '@yinyom/contracts/sdk/preview';
import { confirmDialog, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { textsOf, withTexts } from '../draft/draft';
import { missingCount } from '../draft/missingMessages';
import { withText } from '../draft/textPath';
import type { TextPath } from '../draft/textPath';
import type { EditedDraft } from '../draft/useDraft';
import type { NoticeOwner } from '../NoticeOwner';
import { CompletenessMark } from './CompletenessMark';
import { CopyTexts } from './CopyTexts';
import { PrivacyFile } from './PrivacyFile';
import { PrivacyForAll } from './PrivacyForAll';
import { TextGroupFields } from './TextGroupFields';
import { TEXT_GROUPS } from './textFields';

interface TextsSectionProps {
  application: NoticeOwner;
  /** The website that files are uploaded for; absent: there are links only. */
  applicationId?: string;
  state: EditedDraft;
  language: Lang;
  onLanguage: (language: Lang) => void;
  /** The preview shows what is being written. */
  onView: (view: PreviewView) => void;
  /** Messages by field place, shown once publishing was tried. */
  problems: Record<string, string>;
  /** Messages by field place of what must be corrected, shown while it is typed. */
  ruled: Record<string, string>;
  /** Stands above the fields of the chosen language. */
  head?: ReactNode;
  /** Languages whose fields are not shown. */
  without?: readonly Lang[];
  /** Languages whose fields can only be read. */
  readOnly?: readonly Lang[];
}

/** Every text of the banner, one language at a time, with a mark for what is still missing. */
export const TextsSection = (props: TextsSectionProps) => {
  const { application, applicationId, state, language, onLanguage, onView, problems, ruled } = props;
  const { head, without = [], readOnly = [] } = props;
  const t = useTexts('websites');
  const { draft, change } = state;
  const texts = textsOf(draft, language);
  const changeText = useCallback(
    (path: TextPath, value: string) =>
      change(`${language}.${path}`, (before) =>
        withTexts(before, language, withText(textsOf(before, language), path, value)),
      ),
    [change, language],
  );
  const copyFrom = async (source: Lang) => {
    const agreed = await confirmDialog({
      title: t('texts.copyTitle'),
      text: t('texts.copyText', { from: LANGUAGE_NAMES[source], to: LANGUAGE_NAMES[language] }),
      confirm: t('texts.copy'),
      cancel: t('common.cancel'),
    });
    if (agreed) change(`copy-${language}`, (before) => withTexts(before, language, textsOf(before, source)));
  };
  return (
    <Card>
      <Tabs
        label={t('texts.languages')}
        items={application.languages.map((key) => ({
          key,
          label: (
            <CompletenessMark language={key} missing={without.includes(key) ? 0 : missingCount(draft, key)} />
          ),
        }))}
        selected={language}
        onSelect={onLanguage}
      >
        {head}
        {!without.includes(language) && (
          <Stack as="fieldset" $gap={6} disabled={readOnly.includes(language)}>
            <p>
              {t('texts.variables', {
                organization: texts.organization_name || application.organization.name,
                domain: application.domain_name,
              })}
            </p>
            <CopyTexts
              languages={application.languages.filter((each) => each !== language)}
              onCopy={(source) => void copyFrom(source)}
            />
            {TEXT_GROUPS.map((group) => (
              <TextGroupFields
                key={group.key}
                group={group}
                language={language}
                texts={texts}
                problems={problems}
                ruled={ruled}
                hints={{
                  organization_name: t('texts.nameHint', { name: application.organization.name }),
                  'privacy.url': t('texts.privacyHint', { domain: application.domain_name }),
                }}
                onChange={changeText}
                onFocus={() => onView(group.shownIn)}
              >
                {group.key === 'privacy' && (
                  <PrivacyForAll state={state} language={language} languages={application.languages} />
                )}
                {group.key === 'privacy' && applicationId !== undefined && (
                  <PrivacyFile
                    applicationId={applicationId}
                    language={language}
                    fileId={texts.privacy.file_id}
                    onChange={(privacy) =>
                      change(`${language}.file`, (before) =>
                        withTexts(before, language, { ...texts, privacy }),
                      )
                    }
                    privacy={texts.privacy}
                  />
                )}
              </TextGroupFields>
            ))}
          </Stack>
        )}
      </Tabs>
    </Card>
  );
};
