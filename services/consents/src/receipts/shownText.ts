/** What a receipt takes from the canonical notice that was shown; the websites service says its shape (notice/noticeOf). */
interface ShownText {
  address: string | null;
  categories: Map<string, { title: string; description: string }>;
  cookies: { category_id: string; name: string; provider: string; type: number; match?: string }[];
}

const NOTHING: ShownText = { address: null, categories: new Map(), cookies: [] };

interface Notice {
  texts?: { privacy?: { url?: string } };
  categories?: { id: string; title: string; description: string }[];
  cookies?: ShownText['cookies'];
}

/** The parts of a kept notice that a receipt repeats; nothing where it is not kept any more. */
export const shownText = (snapshot: Record<string, unknown> | null): ShownText => {
  if (!snapshot) return NOTHING;
  const { texts, categories = [], cookies = [] } = snapshot as Notice;
  return {
    address: texts?.privacy?.url || null,
    categories: new Map(categories.map(({ id, title, description }) => [id, { title, description }])),
    cookies,
  };
};
