import type { Client } from '@yinyom/client/createClient';
import type { Application } from '@yinyom/contracts/websites/application';
import { isId } from '@yinyom/contracts/fields';
import { CommandError } from './CommandError';

/** A website by its id or its domain. @throws CommandError when the key sees no such website */
export const findWebsite = async (client: Client, named: string): Promise<Application> => {
  if (isId(named)) return client.getApplication({ params: { id: named } });
  const domain = named.toLowerCase();
  for await (const website of client.each('listApplications', { query: { q: domain } }))
    if (website.domain_name === domain) return website;
  throw new CommandError('no_website', { name: named });
};
