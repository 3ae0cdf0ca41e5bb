// Publishes the banner of a website with an API key: YINYOM_URL, YINYOM_KEY and DOMAIN. A second run changes nothing.
import { createClient } from '@yinyom/client/createClient';
import { YinyomError } from '@yinyom/client/YinyomError';

const { YINYOM_URL, YINYOM_KEY, DOMAIN } = process.env;
const yinyom = createClient({ url: YINYOM_URL, key: YINYOM_KEY });

/** The website of the domain, added if the organization does not have it. */
const websiteOf = async (domain) => {
  for await (const website of yinyom.each('listApplications'))
    if (website.domain_name === domain) return website;
  const { organization_id } = await yinyom.getKey();
  return yinyom.createApplication({
    body: { organization_id, domain_name: domain, default_language: 'th' },
  });
};

/** Saves over what was read; reads once more where another user was faster. */
const publish = async (id, tries = 2) => {
  const { design, languages, published_version, etag } = await yinyom.getTemplate({ params: { id } });
  if (published_version) return published_version;
  for (const texts of Object.values(languages)) texts.privacy.url = `https://${DOMAIN}/privacy`;
  try {
    const saved = await yinyom.saveTemplate({ params: { id }, body: { design, languages }, ifMatch: etag });
    return saved.published_version;
  } catch (error) {
    if (!(error instanceof YinyomError) || error.code !== 'version_conflict' || tries === 1) throw error;
    return publish(id, tries - 1);
  }
};

const website = await websiteOf(DOMAIN);
console.log(`version ${await publish(website.id)} of ${website.domain_name} is published`);
