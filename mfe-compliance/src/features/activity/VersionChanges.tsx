import { LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import { useLang } from '@yinyom/mfe-kit';
import { Facts } from '@yinyom/ui/data/Facts';
import { Stack } from '@yinyom/ui/data/Stack';
import { FactList } from '../../facts/FactList';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { ItemFrame } from './ItemFrame';
import { useGeneralFacts } from './useGeneralFacts';
import { versionChanges } from './versionChanges';

/** What people wrote in the languages that differ; those that are not the reader's are named. */
const Written = ({ text }: { text: L10n }) => {
  const lang = useLang();
  return LANGUAGES.filter((one) => text[one]).map((one) => (
    <p key={one}>
      {one !== lang && `${LANGUAGE_NAMES[one]}: `}
      {text[one]}
    </p>
  ));
};

interface VersionChangesProps {
  activity: ProcessingActivity;
  before: ProcessingActivity;
}

/** What a version says otherwise than the one before it, and nothing else. */
export const VersionChanges = ({ activity, before }: VersionChangesProps) => {
  const t = useRecordTexts();
  const factsOf = useGeneralFacts();
  const empty = t('item.empty');
  const allOf = (version: ProcessingActivity) => {
    const { names, others } = factsOf(version);
    return new Map([...names, ...others]);
  };
  const [old, now] = [allOf(before), allOf(activity)];
  const facts = [...new Set([...now.keys(), ...old.keys()])].flatMap((name): [string, string][] => {
    const [value, was] = [now.get(name) ?? empty, old.get(name) ?? empty];
    return was === value ? [] : [[name, `${value}\n${t('versions.before')}: ${was}`]];
  });
  const changes = versionChanges(activity, before);
  if (facts.length + changes.length === 0) return <p>{t('versions.same', { version: before.version })}</p>;
  return (
    <Stack>
      <h3>{t('versions.differs', { version: before.version })}</h3>
      {facts.length > 0 && <Facts facts={facts} />}
      {changes.map(({ item, now, was }) => (
        <ItemFrame key={item} role={activity.role} item={item} shown={now}>
          <Written text={now.written} />
          {(was.facts.length > 0 || Object.keys(was.written).length > 0) && (
            <div>
              <p>
                <strong>{t('versions.before')}</strong>
              </p>
              {was.facts.length > 0 && <FactList facts={was.facts} />}
              <Written text={was.written} />
            </div>
          )}
        </ItemFrame>
      ))}
    </Stack>
  );
};
