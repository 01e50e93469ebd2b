/** The three covers that the home page tries a title on, each with its genre. How they are composed comes with the painter. */
export const DEMO_COVERS = [
  { name: 'fig-tree-summer', genre: 'literary' },
  { name: 'lantern-keepers', genre: 'fantasy' },
  { name: 'tide-kept', genre: 'thriller' },
] as const;
export type DemoCoverName = (typeof DEMO_COVERS)[number]['name'];
