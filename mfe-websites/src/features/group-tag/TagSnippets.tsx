import { HOST_PLACE, type GroupTag } from '@yinyom/contracts/groups/groupTag';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import { Snippet } from '../../common/Snippet';
import { useGroupTexts } from '../../texts/useGroupTexts';

interface TagSnippetsProps {
  snippet: string;
  hostSnippet: string;
  address: string;
  websites: GroupTag['websites'];
}

/** What is pasted: the tag for every page, the tag that names a host, and the address alone. */
export const TagSnippets = ({ snippet, hostSnippet, address, websites }: TagSnippetsProps) => {
  const t = useGroupTexts();
  const [host, setHost] = useState(HOST_PLACE);
  const hosts = websites.flatMap((website) => website.hosts);
  return (
    <Stack $gap={5}>
      <h2>{t('tag.title')}</h2>
      <Snippet title={t('tag.snippet')} code={snippet} primary>
        {t('tag.lead')} {t('tag.snippetText')}
      </Snippet>
      <Stack $gap={3}>
        <Snippet title={t('tag.hostSnippet')} code={hostSnippet.replace(HOST_PLACE, host)}>
          {t('tag.hostText')}
        </Snippet>
        {hosts.length > 0 && (
          <Select
            label={t('tag.hostOf')}
            value={host}
            options={[
              { value: HOST_PLACE, label: t('tag.hostPlace') },
              ...hosts.map((value) => ({ value, label: value })),
            ]}
            onChange={setHost}
          />
        )}
      </Stack>
      <Snippet title={t('tag.address')} code={address} copy={t('tag.copyAddress')} />
    </Stack>
  );
};
