/**
 * How code says which section of the rulebook it implements: {@link org.polemarch.api.cite.Cites} on a class also
 * covers everything {@link org.polemarch.api.cite.Cited} nested in it.
 */
package org.polemarch.api.cite;
