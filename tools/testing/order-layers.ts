// The files of a test run share one page, and a style sheet that comes first would otherwise decide what the later ones may overrule:
// here as in the product, what Mantine says of its own parts goes before the site's reset.
const order = document.createElement('style');
order.textContent = '@layer base, mantine;';
document.head.prepend(order);
