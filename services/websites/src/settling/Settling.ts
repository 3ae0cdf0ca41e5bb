/** Websites whose counts, marks and live settings follow from other documents. */
export interface WebsitesPlan {
  applications: string[];
}
export interface CategoryEndPlan extends WebsitesPlan {
  organization_id: string;
  category_id: string;
  /** Category that its cookies are given. */
  to: string;
}
export interface WebsiteEndPlan {
  application_id: string;
}

/** Makes a change of several writes; where it breaks off, a job goes on (decision 222). */
type Guard<Plan> = <T>(plan: Plan, change: () => Promise<T>) => Promise<T>;

export interface Settling {
  /** Changes what records of websites follow from. */
  websites: Guard<WebsitesPlan>;
  /** Deletes a category. */
  categoryEnd: Guard<CategoryEndPlan>;
  /** Deletes a website. */
  websiteEnd: Guard<WebsiteEndPlan>;
}
