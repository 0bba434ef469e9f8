/**
 * How code says which section of the rulebook it stands on: {@link org.polemarch.api.cite.Cites} on a class, read by everything
 * {@link org.polemarch.api.cite.Cited} that is nested in it.
 */
package org.polemarch.api.cite;
