/** The three covers of the home page's demo with their genres. Their composition loads with the renderer. */
export const DEMO_COVERS = [
  { name: 'fig-tree-summer', genre: 'literary' },
  { name: 'lantern-keepers', genre: 'fantasy' },
  { name: 'tide-kept', genre: 'thriller' },
] as const;
export type DemoCoverName = (typeof DEMO_COVERS)[number]['name'];
