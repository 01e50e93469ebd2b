// The files of a test run share one page, and the style sheet that comes first would otherwise decide which rules later ones can override.
// Here as in the product, Mantine's own styles come before the site's reset.
const order = document.createElement('style');
order.textContent = '@layer base, mantine;';
document.head.prepend(order);
